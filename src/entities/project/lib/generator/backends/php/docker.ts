import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { PHP_IMAGE } from './manifest'
import { phpStore } from './stores'

/** `apache.conf`: every request goes to `public/index.php`. The command of the image says on which port Apache listens. */
export function apacheFile() {
  return file(
    'apache.conf',
    code`
      # Apache hands every request to public/index.php. It is told its port when it starts.
      ServerName localhost
      ServerTokens Prod

      <VirtualHost *>
        DocumentRoot /app/server/public
        AllowEncodedSlashes NoDecode
        LimitRequestBody 1048576
        ErrorLog /dev/stderr
        <Directory /app/server/public>
          Require all granted
          FallbackResource /index.php
        </Directory>
      </VirtualHost>
    `,
  )
}

/** The stage after `web`: Apache with PHP. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database, has } = project
  const { docker } = phpStore(project)
  const data = database.dataFolder
  const folders = ['server/var', data].filter(Boolean).join(' ')
  return code`
    FROM ${PHP_IMAGE}
    ENV APP_ENV=production PORT=3000
    ${docker}
    RUN cp "$PHP_INI_DIR/php.ini-production" "$PHP_INI_DIR/php.ini" && \
      printf 'expose_php = Off\nenable_post_data_reading = Off\n' > "$PHP_INI_DIR/conf.d/app.ini" && \
      : > /etc/apache2/ports.conf
    COPY server/apache.conf /etc/apache2/sites-available/000-default.conf
    WORKDIR /app
    COPY server/public/ server/public/
    COPY server/src/ server/src/
    ${has('docs') && 'COPY server/openapi.json server/'}
    COPY --from=web /app/web/${frontend.outputFolder}/ web/${frontend.outputFolder}/
    RUN mkdir -p ${folders} && chown www-data:www-data ${folders}
    ${data && `VOLUME /app/${data}`}
    USER www-data
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD ["php", "-r", "exit(@file_get_contents('http://127.0.0.1:' . getenv('PORT') . '/api/health') === false ? 1 : 0);"]
    CMD ["sh", "-c", "rm -f server/var/*.json && SERVER_STARTED_AT=$(date +%s) exec apache2-foreground -c \"Listen $PORT\""]
  `
}
