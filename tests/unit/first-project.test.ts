import { describe, expect, it } from 'vitest'
import shown from '@/pages/home/ui/hero/first-project.json'
import { firstProject, firstProjectFiles } from '../../scripts/site/first-project'

describe('the project in the hero of the home page', () => {
  it('matches the output of the generator; `npm run first-project` updates it', async () => {
    expect(shown).toEqual(JSON.parse(JSON.stringify(await firstProject(await firstProjectFiles()))))
  })
})
