/**
 * The address that clients print at the end of a run, `/mlflow/#/experiments/<id>/runs/<id>`: a page that reads the hash and
 * goes on to the page of the run. The hash never reaches the server.
 */
export const OPEN_RUN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Orrery tracking</title>
<p>This is the tracking address of Orrery for MLflow clients. <a href="/ai-ml-platform/runs">Open the runs</a>.</p>
<script>
const [, run] = /\\/runs\\/([0-9a-f]{32})(?:[/?]|$)/.exec(location.hash) ?? []
location.replace('/ai-ml-platform/runs' + (run ? '/' + run : ''))
</script>
</html>
`
