export const project = {
  title: '{{title}}',
}
