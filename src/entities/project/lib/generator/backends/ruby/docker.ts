import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { rubyStore } from './stores'
import { GEMS, RUBY_CONTAINER } from './versions'

/** The stage after `web`: the driver, the server and the built front end. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database } = project
  const { gem, compiled } = rubyStore(project)
  const data = database.dataFolder
  const web = `web/${frontend.outputFolder}/`
  const health =
    "require 'net/http'; exit Net::HTTP.get_response('127.0.0.1', '/api/health', ENV['PORT'].to_i).is_a?(Net::HTTPOK)"
  return code`
    ${compiled && '# Not the slim image: the driver is compiled, and needs the libraries of its database.'}
    FROM ruby:${RUBY_CONTAINER}-${compiled ? 'bookworm' : 'slim-bookworm'}
    ENV APP_ENV=production HOST=0.0.0.0 PORT=3000 LANG=C.UTF-8
    WORKDIR /app
    ${gem && `RUN gem install --no-document ${gem}:${GEMS[gem]}`}
    COPY server/ server/
    COPY --from=web /app/${web} ${web}
    RUN useradd --system app
    ${data && `RUN mkdir ${data} && chown app:app ${data}\nVOLUME /app/${data}`}
    USER app
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD ["ruby", "-e", "${health}"]
    WORKDIR /app/server
    CMD ["ruby", "main.rb"]
  `
}

/** Ruby for the steps of CI. */
export function ciSetup(): string {
  return code`
    - uses: ruby/setup-ruby@v1
      with:
        ruby-version: "${RUBY_CONTAINER}"
  `
}
