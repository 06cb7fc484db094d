import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { RUNTIME_IMAGE, SDK_IMAGE } from './manifest'

/** The stages after `web`: the server compiled, then the image that runs, whose user may not write anything but data. */
export function dockerStages({ frontend, database, has }: ProjectContext): string {
  const data = database.dataFolder
  return code`
    FROM ${SDK_IMAGE} AS server
    WORKDIR /app/server/src
    COPY server/src/Server.csproj ./
    RUN dotnet restore
    COPY server/src/ ./
    RUN dotnet publish --configuration Release --output /out

    FROM ${RUNTIME_IMAGE}
    ENV APP_ENV=production HOST=0.0.0.0 PORT=3000
    WORKDIR /app
    COPY --from=server /out/ server/
    ${has('docs') && 'COPY server/openapi.json server/'}
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    ${data && `RUN mkdir ${data} && chown $APP_UID ${data}\nVOLUME /app/${data}`}
    USER $APP_UID
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["dotnet", "server/Server.dll", "health"]
    CMD ["dotnet", "server/Server.dll"]
  `
}
