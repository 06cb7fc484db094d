import { file } from '../../file'
import { code } from '../../text/code'

/** `scripts/build.ts` */
export function buildFile() {
  return file(
    'scripts/build.ts',
    code`
      // Compiles every contract into artifacts/, for wallets, sites and other tools.
      import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
      import { compile } from '../src/compile.ts'

      const target = new URL('../artifacts/', import.meta.url)
      mkdirSync(target, { recursive: true })

      for (const name of readdirSync(new URL('../contracts/', import.meta.url)).sort()) {
        if (!name.endsWith('.sol')) continue
        const artifact = compile(\`contracts/\${name}\`)
        writeFileSync(new URL(\`\${artifact.name}.json\`, target), \`\${JSON.stringify(artifact, null, 2)}\n\`)
        console.log(\`artifacts/\${artifact.name}.json: \${(artifact.bytecode.length - 2) / 2} bytes of code\`)
      }
    `,
  )
}

/** `scripts/deploy.ts` */
export function deployFile() {
  return file(
    'scripts/deploy.ts',
    code`
      // Deploys the contract. Without RPC_URL this is a rehearsal on a chain in memory that costs nothing.
      import { existsSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'
      import { ContractFactory, formatEther, JsonRpcProvider, Wallet } from 'ethers'
      import { LocalChain } from '../src/chain.ts'
      import { compile } from '../src/compile.ts'
      import { readTerms } from '../src/terms.ts'

      const envFile = fileURLToPath(new URL('../.env', import.meta.url))
      if (existsSync(envFile)) process.loadEnvFile(envFile)

      try {
        await main()
      } catch (error) {
        // Only the first line: what follows may repeat the request, and with it secrets of the provider's address.
        console.error((error as Error).message.split('\n')[0])
        process.exitCode = 1
      }

      async function main() {
        const { goal, duration } = readTerms(process.env)
        const artifact = compile('contracts/Crowdfund.sol')
        console.log(\`Goal \${formatEther(goal)} ether, open for \${duration / 86_400n} days\`)

        const { RPC_URL: url, PRIVATE_KEY: key } = process.env
        if (!url) {
          const chain = await LocalChain.create()
          const { contract, receipt } = await chain.deploy(artifact, [goal, duration])
          console.log(\`Rehearsal: \${contract.address} on a chain in memory, \${receipt.gasUsed} gas\`)
          return
        }
        if (!key) throw new Error('PRIVATE_KEY is needed to deploy to a real network.')

        const provider = new JsonRpcProvider(url)
        try {
          const { name, chainId } = await provider.getNetwork()
          const factory = new ContractFactory(artifact.abi as never, artifact.bytecode, new Wallet(key, provider))
          console.log(\`Deploying to \${name} (chain \${chainId})…\`)
          const contract = await factory.deploy(goal, duration)
          await contract.waitForDeployment()
          console.log(\`Deployed at \${await contract.getAddress()}\`)
        } finally {
          provider.destroy()
        }
      }
    `,
  )
}

/** `src/terms.ts` */
export function termsFile() {
  return file(
    'src/terms.ts',
    code`
      import { parseEther } from 'ethers'

      const DAY = 86_400n

      export interface Terms {
        /** In wei. */
        goal: bigint
        /** In seconds. */
        duration: bigint
      }

      /** The terms of a crowdfund, as the environment names them. */
      export function readTerms(env: Record<string, string | undefined>): Terms {
        const goal = env.GOAL_ETHER || '10'
        const days = env.DURATION_DAYS || '30'
        if (!/^\d{1,9}(\.\d{1,18})?$/.test(goal) || parseEther(goal) === 0n)
          throw new Error(\`GOAL_ETHER must be a number above 0, not "\${goal}".\`)
        if (!/^\d{1,3}$/.test(days) || Number(days) < 1 || Number(days) > 365)
          throw new Error(\`DURATION_DAYS must be a whole number from 1 to 365, not "\${days}".\`)
        return { goal: parseEther(goal), duration: BigInt(days) * DAY }
      }
    `,
  )
}

/** `bench/gas.ts` */
export function benchFile() {
  return file(
    'bench/gas.ts',
    code`
      // How much gas each function uses. The numbers are exact: the same code always uses the same gas.
      import { LocalChain, type Receipt } from '../src/chain.ts'
      import { compile } from '../src/compile.ts'

      const artifact = compile('contracts/Crowdfund.sol')
      const DAY = 86_400n

      async function open(goal: bigint) {
        const chain = await LocalChain.create()
        const [owner, backer] = chain.accounts.map(({ address }) => address) as [string, string]
        return { chain, owner, backer, ...(await chain.deploy(artifact, [goal, DAY])) }
      }

      const reached = await open(10n)
      show('deploy', reached.receipt)
      show('pledge, first', await reached.contract.send(reached.backer, 'pledge', [], 5n))
      show('pledge, again', await reached.contract.send(reached.backer, 'pledge', [], 5n))
      reached.chain.advance(DAY)
      show('withdraw', await reached.contract.send(reached.owner, 'withdraw'))

      const missed = await open(10n)
      await missed.contract.send(missed.backer, 'pledge', [], 5n)
      missed.chain.advance(DAY)
      show('refund', await missed.contract.send(missed.backer, 'refund'))

      function show(name: string, { gasUsed }: Pick<Receipt, 'gasUsed'>) {
        console.log(\`\${name.padEnd(14)} \${String(gasUsed).padStart(8)} gas\`)
      }
    `,
  )
}
