/** The words that the pages show about the project. */
// biome-ignore format: the words may be longer than a line
export const project = {
  name: '{{title}}',
  description: '{{summary}}',
}
