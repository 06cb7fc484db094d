import { file } from '../../file'
import { code } from '../../text/code'

/** `src/chain.ts` */
export function chainFile() {
  return file(
    'src/chain.ts',
    code`
      import { createBlock } from '@ethereumjs/block'
      import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
      import { createLegacyTx } from '@ethereumjs/tx'
      import {
        createAccount,
        createAddressFromPrivateKey,
        createAddressFromString,
        hexToBytes,
      } from '@ethereumjs/util'
      import { createVM, runTx, type VM } from '@ethereumjs/vm'
      import { Interface } from 'ethers'
      import type { Artifact } from './compile.ts'

      const GAS_LIMIT = 10_000_000n
      /** Wei for one unit of gas. */
      const GAS_PRICE = 1_000_000_000n
      /** Where the clock of every chain starts; real time does not matter to it. */
      const START = 1_750_000_000n

      type Value = string | bigint | boolean

      export interface Receipt {
        gasUsed: bigint
        /** In wei. */
        fee: bigint
        events: { name: string; values: Value[] }[]
      }

      /** A transaction that the contract refused; the message is the name of its error. */
      export class Reverted extends Error {
        override readonly name = 'Reverted'
      }

      /**
       * An Ethereum chain in memory: the rules of the main network, four accounts with 1000 ether each, one block for each
       * transaction, and a clock that moves only when it is told to.
       */
      export class LocalChain {
        readonly accounts = [1, 2, 3, 4].map((index) => {
          const key = hexToBytes(\`0x\${index.toString(16).padStart(64, '0')}\`)
          return { key, address: createAddressFromPrivateKey(key).toString() as string }
        })

        private readonly vm: VM
        private time = START
        private height = 0n

        private constructor(vm: VM) {
          this.vm = vm
        }

        static async create(): Promise<LocalChain> {
          const common = createCustomCommon({ chainId: 31337 }, Mainnet, { hardfork: Hardfork.Prague })
          const chain = new LocalChain(await createVM({ common }))
          for (const { address } of chain.accounts) {
            const funded = createAccount({ balance: 1000n * 10n ** 18n })
            await chain.vm.stateManager.putAccount(createAddressFromString(address), funded)
          }
          return chain
        }

        /** Seconds since 1970, in the next block. */
        get now(): bigint {
          return this.time
        }

        advance(seconds: bigint): void {
          this.time += seconds
        }

        /** In wei. */
        async balance(address: string): Promise<bigint> {
          const account = await this.vm.stateManager.getAccount(createAddressFromString(address))
          return account?.balance ?? 0n
        }

        /** Creates a contract; the first account pays unless another one is named. */
        async deploy(artifact: Artifact, args: Value[] = [], from = this.accounts[0]!.address) {
          const contractInterface = new Interface(artifact.abi)
          const data = artifact.bytecode + contractInterface.encodeDeploy(args).slice(2)
          const { createdAddress, ...receipt } = await this.run(from, contractInterface, data)
          if (!createdAddress) throw new Error('The transaction created no contract.')
          return { contract: new DeployedContract(this, contractInterface, createdAddress), receipt }
        }

        /** Sends one transaction in a block of its own. */
        async run(from: string, contractInterface: Interface, data: string, to?: string, value = 0n) {
          const account = this.accounts.find(({ address }) => address === from)
          if (!account) throw new Error(\`The chain has no key for \${from}.\`)
          const sender = await this.vm.stateManager.getAccount(createAddressFromString(from))
          const bytes = hexToBytes(data as \`0x\${string}\`)
          const fields = { nonce: sender?.nonce, gasLimit: GAS_LIMIT, gasPrice: GAS_PRICE, value, data: bytes }
          const target = to === undefined ? {} : { to: createAddressFromString(to) }
          const tx = createLegacyTx({ ...fields, ...target }, { common: this.vm.common }).sign(account.key)
          const block = this.nextBlock()
          const { execResult, totalGasSpent, amountSpent, createdAddress } = await runTx(this.vm, { tx, block })
          if (execResult.exceptionError)
            throw failure(contractInterface, execResult.returnValue, execResult.exceptionError)
          const events = (execResult.logs ?? []).flatMap(([, topics, content]) => {
            const log = { topics: topics.map(toHex), data: toHex(content) }
            const parsed = contractInterface.parseLog(log)
            return parsed ? [{ name: parsed.name, values: parsed.args.toArray() as Value[] }] : []
          })
          return { gasUsed: totalGasSpent, fee: amountSpent, events, createdAddress: createdAddress?.toString() }
        }

        /** Asks a contract without changing anything. */
        async ask(contractInterface: Interface, data: string, to: string): Promise<string> {
          const { execResult } = await this.vm.evm.runCall({
            to: createAddressFromString(to),
            data: hexToBytes(data as \`0x\${string}\`),
            gasLimit: GAS_LIMIT,
            isStatic: true,
            block: this.nextBlock(false),
          })
          if (execResult.exceptionError)
            throw failure(contractInterface, execResult.returnValue, execResult.exceptionError)
          return toHex(execResult.returnValue)
        }

        private nextBlock(mined = true) {
          if (mined) this.height += 1n
          const header = {
            number: this.height,
            timestamp: this.time,
            gasLimit: 30_000_000n,
            baseFeePerGas: GAS_PRICE,
          }
          return createBlock({ header }, { common: this.vm.common })
        }
      }

      /** A contract on a chain, reached by the names of its functions. */
      export class DeployedContract {
        readonly address: string
        private readonly chain: LocalChain
        private readonly contractInterface: Interface

        constructor(chain: LocalChain, contractInterface: Interface, address: string) {
          this.chain = chain
          this.contractInterface = contractInterface
          this.address = address
        }

        /** Sends a transaction from one of the chain's accounts. Throws \`Reverted\`. */
        async send(from: string, name: string, args: Value[] = [], value = 0n): Promise<Receipt> {
          const data = this.contractInterface.encodeFunctionData(name, args)
          const { gasUsed, fee, events } = await this.chain.run(
            from,
            this.contractInterface,
            data,
            this.address,
            value,
          )
          return { gasUsed, fee, events }
        }

        /** The first value that a function without side effects returns. */
        async read(name: string, args: Value[] = []): Promise<Value> {
          const data = this.contractInterface.encodeFunctionData(name, args)
          const answer = await this.chain.ask(this.contractInterface, data, this.address)
          return this.contractInterface.decodeFunctionResult(name, answer)[0] as Value
        }
      }

      function failure(contractInterface: Interface, returned: Uint8Array, error: { error: string }): Reverted {
        const known = returned.length >= 4 ? contractInterface.parseError(toHex(returned)) : null
        return new Reverted(known?.name ?? error.error)
      }

      function toHex(bytes: Uint8Array): string {
        return \`0x\${Buffer.from(bytes).toString('hex')}\`
      }
    `,
  )
}
