#!/usr/bin/env node
// The command `create-orrery`.
import { register } from 'tsx/esm/api'

register()
await import('./create.ts')
