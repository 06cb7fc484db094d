// Reports the gas cost of each call in the tests: node scripts/gas.mjs
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npx', ['hardhat', 'test', '--gas-stats'], { stdio: 'inherit', shell: true })
process.exit(status ?? 1)
