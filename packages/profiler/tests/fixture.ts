import { readFileSync } from 'node:fs'
import { profileNamed } from './kit'

/** For tests: the bytes of a file in `fixtures`. */
export const fixture = (name: string) =>
  new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}`))

/** For tests: the profile of a file in `fixtures`. */
export const profileFixture = (name: string) => profileNamed(name, fixture(name))
