import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { JAVA_VERSION } from './package'
import { javaStore } from './stores'

/** The stages after `web`: the compiled server with its driver, then the image that runs. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database, has } = project
  const { driver } = javaStore(project)
  const data = database.dataFolder
  const classes = 'server/build/start'
  return code`
    FROM ${driver ? `maven:3.9-eclipse-temurin-${JAVA_VERSION}` : `eclipse-temurin:${JAVA_VERSION}-jdk`} AS server
    WORKDIR /app/server
    ${driver && 'COPY server/pom.xml ./\nRUN mvn --batch-mode --quiet dependency:copy-dependencies'}
    COPY server/src/ src/
    RUN javac --release ${JAVA_VERSION} -encoding UTF-8 -proc:none${driver && ' -cp "lib/*"'} -d build/start $(find src -name '*.java')

    FROM eclipse-temurin:${JAVA_VERSION}-jre-alpine
    ENV APP_ENV=production HOST=0.0.0.0 PORT=3000
    WORKDIR /app
    COPY --from=server /app/${classes}/ ${classes}/
    ${driver && 'COPY --from=server /app/server/lib/ server/lib/'}
    ${has('docs') && 'COPY server/openapi.json server/'}
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    RUN adduser -D app${data && ` && mkdir ${data} && chown app ${data}`}
    ${data && `VOLUME /app/${data}`}
    USER app
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD wget -q -O /dev/null "http://127.0.0.1:$PORT/api/health" || exit 1
    WORKDIR /app/server
    CMD ["java", "-XX:MaxRAMPercentage=75", "-cp", "build/start${driver && ':lib/*'}", "app.Main"]
  `
}
