/** The name and description that the pages show. */
// biome-ignore format: the words may be longer than a line
export const project = {
  name: '{{title}}',
  description: '{{summary}}',
}
