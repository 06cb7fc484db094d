import { describe, expect, it } from 'vitest'
import { projectFileName } from '@orrery/generator/archive'
import { DEFAULT_PROJECT_CONFIG } from '@orrery/generator/model'
import { namedByStack } from './project'

describe('the name of a configuration', () => {
  it('is that of its stack when there is none, also of the file', () => {
    const { name } = namedByStack({ ...DEFAULT_PROJECT_CONFIG, name: '  ', frontend: 'Vue', backend: 'Go' })
    expect(name).toBe('Vue Go PostgreSQL')
    expect(projectFileName(name, 'zip')).toBe('vue-go-postgresql.zip')
  })

  it('stays when it has one', () => {
    const config = { ...DEFAULT_PROJECT_CONFIG, name: 'Tide Board' }
    expect(namedByStack(config)).toEqual(config)
  })
})
