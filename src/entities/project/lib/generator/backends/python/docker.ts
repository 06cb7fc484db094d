import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { pythonStore } from './stores'
import { PYTHON_CONTAINER } from './versions'

/** The stage after `web`: the driver, the server and the built front end. */
export function dockerStages(project: ProjectContext): string {
  const { frontend, database } = project
  const data = database.dataFolder
  const web = `web/${frontend.outputFolder}/`
  const health =
    "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/api/health', timeout=4)"
  return code`
    FROM python:${PYTHON_CONTAINER}-slim-bookworm
    ENV APP_ENV=production HOST=0.0.0.0 PORT=3000 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
    WORKDIR /app
    ${pythonStore(project).packages.length > 0 && 'COPY server/requirements.txt server/\nRUN pip install --no-cache-dir --requirement server/requirements.txt'}
    COPY server/ server/
    COPY --from=web /app/${web} ${web}
    RUN useradd --system app
    ${data && `RUN mkdir ${data} && chown app:app ${data}\nVOLUME /app/${data}`}
    USER app
    EXPOSE 3000
    HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
      CMD ["python", "-c", "${health}"]
    WORKDIR /app/server
    CMD ["python", "-m", "app"]
  `
}

/** Python for the steps of CI. */
export function ciSetup(): string {
  return code`
    - uses: actions/setup-python@v5
      with:
        python-version: "${PYTHON_CONTAINER}"
  `
}
