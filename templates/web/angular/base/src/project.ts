/** The words that the pages show about the project. */
export const project = {
  name: '{{title}}',
  description: '{{summary}}',
}
