import { expect, it } from 'vitest'
import { restFunctions } from '../http/rest-functions'
import { serverForTests } from './kit'

// A function that changes something but counted as a reading one would run beside other changes.

const { query } = serverForTests()

it('each function that counts as reading is one that the database forbids to change anything', async () => {
  const rows = await query(
    `select proname as name, provolatile as volatility from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const volatility = new Map(rows.map(({ name, volatility }) => [name, volatility]))
  const found = restFunctions().map(([name]) => [name, volatility.get(name) !== 'v'])
  expect(found).toEqual(restFunctions())
  expect(restFunctions().filter(([name]) => !volatility.has(name))).toEqual([])
})

it('no two functions of Orrery share a name: a call says which of them it means', async () => {
  const rows = await query(
    `select pronamespace::regnamespace || '.' || proname as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
       select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
     group by 1 having count(*) > 1`,
  )
  expect(rows).toEqual([])
})
