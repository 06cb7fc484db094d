import { fileURLToPath } from 'node:url'
import toolbox from '@nomicfoundation/hardhat-toolbox-viem'
import { configVariable, defineConfig } from 'hardhat/config'

export default defineConfig({
  plugins: [toolbox],
  solidity: {
    version: '0.8.37',
    // The compiler is an npm package, so that a build downloads nothing.
    path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
    settings: { optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    // `npx hardhat keystore set SEPOLIA_RPC_URL` and SEPOLIA_PRIVATE_KEY store both, encrypted, outside the project.
    sepolia: {
      type: 'http',
      chainType: 'l1',
      url: configVariable('SEPOLIA_RPC_URL'),
      accounts: [configVariable('SEPOLIA_PRIVATE_KEY')],
    },
  },
})
