import type { ProjectContext } from '../../definitions'
import { code, lines } from '../../text/code'
import { launcherFile } from '../shared/launcher'
import { RUBY_MINIMUM } from './versions'

/** `run.mjs` */
export function rubyLauncher(project: ProjectContext, hasDriver: boolean) {
  const tests = project.has('tests')
  return launcherFile({
    language: 'Ruby',
    server: "'main.rb'",
    watched: 'lib',
    ending: '.rb',
    environment: "RUBYOPT: '-EUTF-8'",
    constants: lines(
      'const CHECK = \'Dir["{main.rb,{lib,test}/**/*.rb}"].each { |f| RubyVM::InstructionSequence.compile_file(f) }\'',
      tests && 'const TEST = \'Dir["./test/*_test.rb"].sort.each { |file| require file }\'',
    ),
    commands: lines(
      "check: () => run(['-w', '-e', CHECK]),",
      tests && "test: () => run(['-w', '-Itest', '-e', TEST]),",
      hasDriver && 'setup,',
    ),
    functions:
      hasDriver &&
      code`
        /** Installs the driver of the database into this project. */
        async function setup() {
          await run(['-S', 'bundle', 'config', 'set', '--local', 'path', 'vendor/bundle'])
          if (!process.exitCode) await run(['-S', 'bundle', 'install'])
        }
      `,
    find: code`
      const question = 'exit(Gem::Version.new(RUBY_VERSION) >= Gem::Version.new("${RUBY_MINIMUM}"))'
      if (spawnSync('ruby', ['-e', question], { stdio: 'ignore' }).status === 0) return 'ruby'
      console.error('Ruby ${RUBY_MINIMUM} or newer is needed: https://www.ruby-lang.org/en/downloads/')
      process.exit(1)
    `,
  })
}
