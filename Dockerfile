# Orrery in a container: docs/self-host.md. No write is needed outside /data, /backups and /tmp.
FROM node:22-bookworm-slim AS build
WORKDIR /orrery
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /orrery
COPY package.json package-lock.json .npmrc ./
COPY packages/generator/package.json packages/generator/
COPY packages/learn/package.json packages/learn/
COPY packages/profiler/package.json packages/profiler/
COPY packages/server/package.json packages/server/
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data/orrery LOG_LEVEL=info
WORKDIR /orrery
COPY --from=packages /orrery/node_modules node_modules
COPY package.json tsconfig.json CHANGELOG.md ./
COPY packages packages
COPY supabase supabase
COPY --from=build /orrery/dist dist
RUN mkdir /data /backups && chown 1000:1000 /data /backups
USER 1000:1000
VOLUME ["/data", "/backups"]
EXPOSE 4310
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4310/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--import", "tsx", "packages/server/start/main.ts"]
