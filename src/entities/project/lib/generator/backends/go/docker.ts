import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { GO_IMAGE, RUNTIME_IMAGE } from './versions'
import { goStore } from './stores'

/** The stages after `web`: the build, then an image with little more than the server in it. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database } = project
  const { driver } = goStore(project)
  const data = database.dataFolder
  return code`
    FROM ${GO_IMAGE} AS server
    WORKDIR /app/server
    COPY server/ ./
    ${driver && `RUN go get ${driver.path}@${driver.version}`}
    RUN CGO_ENABLED=0 go build -trimpath${driver && ` -tags ${driver.tag}`} -o /out/server .

    FROM ${RUNTIME_IMAGE}
    ENV APP_ENV=production HOST=0.0.0.0 PORT=3000
    WORKDIR /app
    COPY --from=server /out/server /usr/local/bin/server
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    ${data && `RUN mkdir ${data} && chown nobody ${data}\nVOLUME /app/${data}`}
    USER nobody
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD wget -q -O /dev/null "http://127.0.0.1:$PORT/api/health" || exit 1
    WORKDIR /app/server
    CMD ["server"]
  `
}

/** The steps of the CI job. */
export function ciSetup(): string {
  return code`
    - uses: actions/setup-go@v5
      with:
        go-version: stable
        cache-dependency-path: server/go.mod
  `
}
