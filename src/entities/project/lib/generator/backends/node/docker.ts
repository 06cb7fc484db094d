import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { NODE_IMAGE } from '../../versions'

/** The stages after `web`: production dependencies, then the image that runs. */
export function dockerStages({ frontend, database }: ProjectContext): string {
  const data = database.dataFolder
  return code`
    FROM ${NODE_IMAGE} AS server
    WORKDIR /app
    COPY package*.json ./
    COPY web/package.json web/
    COPY server/package.json server/
    RUN npm install --omit=dev --workspace server --no-audit --no-fund

    FROM ${NODE_IMAGE}
    ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000
    WORKDIR /app
    COPY --from=server /app/ ./
    COPY server/ server/
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    ${data && `RUN mkdir ${data} && chown node:node ${data}\nVOLUME /app/${data}`}
    USER node
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
    WORKDIR /app/server
    CMD ["node", "--import", "tsx", "src/main.ts"]
  `
}
