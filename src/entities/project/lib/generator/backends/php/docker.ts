import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { PHP_IMAGE } from './manifest'
import { phpStore } from './stores'

/** The stage after `web`: Apache with PHP, which hands every request to `public/index.php`. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database, has } = project
  const { docker } = phpStore(project)
  const data = database.dataFolder
  return code`
    FROM ${PHP_IMAGE}
    ENV APP_ENV=production PORT=3000
    ${docker}
    RUN mv "$PHP_INI_DIR/php.ini-production" "$PHP_INI_DIR/php.ini" && \
      echo "expose_php = Off" > "$PHP_INI_DIR/conf.d/app.ini" && \
      printf 'Listen \${PORT}\nServerName localhost\nServerTokens Prod\nLimitRequestBody 1048576\n<VirtualHost *:\${PORT}>\nDocumentRoot /app/server/public\nAllowEncodedSlashes NoDecode\nErrorLog /dev/stderr\n<Directory /app/server/public>\nRequire all granted\nFallbackResource /index.php\n</Directory>\n</VirtualHost>\n' > /etc/apache2/sites-available/000-default.conf && \
      : > /etc/apache2/ports.conf
    WORKDIR /app
    COPY server/public/ server/public/
    COPY server/src/ server/src/
    ${has('docs') && 'COPY server/openapi.json server/'}
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    RUN mkdir -p server/var ${data ?? ''} && chown www-data:www-data server/var ${data ?? ''}
    ${data && `VOLUME /app/${data}`}
    USER www-data
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD ["php", "-r", "exit(@file_get_contents('http://127.0.0.1:' . getenv('PORT') . '/api/health') === false ? 1 : 0);"]
    CMD ["sh", "-c", "rm -f server/var/*.json && SERVER_STARTED_AT=$(date +%s) exec apache2-foreground"]
  `
}
