export const project = {
  title: '{{title}}',
  summary: '{{summary}}',
}
