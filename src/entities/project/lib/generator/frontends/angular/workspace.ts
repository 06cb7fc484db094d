import { file } from '../../file'
import { code } from '../../text/code'
import { json } from '../../text/escape'

/** `angular.json`: the same for every project, so that no name has to fit its rules. */
export function workspaceFile() {
  return file(
    'angular.json',
    json({
      $schema: '../node_modules/@angular/cli/lib/config/schema.json',
      version: 1,
      cli: { analytics: false },
      projects: {
        web: {
          projectType: 'application',
          root: '',
          sourceRoot: 'src',
          prefix: 'app',
          architect: { build: build(), serve: serve() },
        },
      },
    }),
  )
}

function build() {
  return {
    builder: '@angular/build:application',
    options: {
      browser: 'src/main.ts',
      index: 'src/index.html',
      tsConfig: 'tsconfig.json',
      styles: ['src/styles.css'],
      assets: [{ glob: '**/*', input: 'public' }],
      outputPath: { base: 'dist', browser: '' },
    },
    configurations: {
      production: {
        deployUrl: '/assets/',
        outputHashing: 'all',
        extractLicenses: false,
        // The small stylesheet is a file like the scripts; put into the page it would need inline event handlers.
        optimization: { scripts: true, styles: { minify: true, inlineCritical: false }, fonts: false },
        budgets: [{ type: 'initial', maximumWarning: '500kB', maximumError: '1MB' }],
      },
      development: { optimization: false, extractLicenses: false, sourceMap: true },
    },
    defaultConfiguration: 'production',
  }
}

function serve() {
  return {
    builder: '@angular/build:dev-server',
    options: { buildTarget: 'web:build:development', port: 4200, proxyConfig: 'proxy.conf.mjs' },
  }
}

/** `tsconfig.json`, for the build and for the check of code and templates. */
export function typescript() {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        strict: true,
        noUncheckedIndexedAccess: true,
        noImplicitOverride: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        isolatedModules: true,
        experimentalDecorators: true,
        skipLibCheck: true,
        types: [],
      },
      angularCompilerOptions: {
        strictTemplates: true,
        strictInjectionParameters: true,
        strictInputAccessModifiers: true,
        typeCheckHostBindings: true,
      },
      include: ['src'],
    }),
  )
}

/** `proxy.conf.mjs`: where the development server finds the server. */
export function proxyFile() {
  return file(
    'proxy.conf.mjs',
    code`
      // While developing, calls to /api are passed on to the server. Variables that are already set win over .env.
      import { existsSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'

      const envFile = fileURLToPath(new URL('../.env', import.meta.url))
      if (existsSync(envFile)) process.loadEnvFile(envFile)

      export default {
        '/api': { target: \`http://127.0.0.1:\${process.env.PORT || '3000'}\` },
      }
    `,
  )
}

/** `scripts/move-bundles.mjs`: Angular has no option for the folder of its bundles. */
export function bundlesScript() {
  return file(
    'scripts/move-bundles.mjs',
    code`
      // The build writes its scripts and styles beside the page, which asks for them in /assets/: the deployUrl in
      // angular.json. They have a hash in their name, so the server lets browsers keep everything in that folder.
      import { mkdirSync, readdirSync, renameSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'

      const dist = (path) => fileURLToPath(new URL(\`../dist/\${path}\`, import.meta.url))

      mkdirSync(dist('assets'), { recursive: true })
      for (const name of readdirSync(dist(''))) {
        if (name === 'media' || /-[A-Z0-9]{8}\.(js|css)$/.test(name)) renameSync(dist(name), dist(\`assets/\${name}\`))
      }
    `,
  )
}
