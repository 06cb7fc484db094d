import { describe, expect, it } from 'vitest'
import shown from '@/pages/home/ui/hero/first-project.json'
import { firstProject, firstProjectFiles } from '../../scripts/site/first-project'

describe('the project in the hero of the home page', () => {
  it('is what the generator writes today; `npm run first-project` renews it', async () => {
    expect(shown).toEqual(JSON.parse(JSON.stringify(await firstProject(await firstProjectFiles()))))
  })
})
