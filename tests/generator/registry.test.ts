import { describe, expect, test } from 'vitest'
import {
  generateProject,
  isSupportedStack,
  SUPPORTED,
  UnsupportedStackError,
} from '../../src/entities/project/lib/generator'
import { BACKENDS, DATABASES, FRONTENDS } from '../../src/entities/project/model/technologies'
import { CREATED_AT, configOf } from './kit'

describe('supported stacks', () => {
  test('are exactly those that generate', () => {
    for (const frontend of FRONTENDS)
      for (const backend of BACKENDS)
        for (const database of DATABASES) {
          const config = configOf({ frontend, backend, database })
          const run = () => generateProject({ config, createdAt: CREATED_AT, createdBy: 'ada' })
          if (isSupportedStack(config)) expect(run().files.length).toBeGreaterThan(20)
          else expect(run).toThrow(UnsupportedStackError)
        }
  })

  test('are listed in the order of the catalogue, all databases among them', () => {
    expect(SUPPORTED.frontends).toEqual(FRONTENDS.filter((label) => SUPPORTED.frontends.includes(label)))
    expect(SUPPORTED.backends).toEqual(BACKENDS.filter((label) => SUPPORTED.backends.includes(label)))
    expect(SUPPORTED.databases).toEqual([...DATABASES])
  })

  test('an unsupported one is refused with the choice there is', () => {
    const unknown = configOf({ backend: 'COBOL' as never })
    const run = () => generateProject({ config: unknown, createdAt: CREATED_AT, createdBy: 'ada' })
    expect(run).toThrow(
      /no generator for React with COBOL and PostgreSQL yet\. Available: React,.*Node\.js.*PostgreSQL/,
    )
  })
})
