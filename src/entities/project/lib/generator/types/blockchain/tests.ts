import { file } from '../../file'
import { code } from '../../text/code'

/** `test/crowdfund.test.ts` */
export function contractTest() {
  return file(
    'test/crowdfund.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { LocalChain, Reverted } from '../src/chain.ts'
      import { compile } from '../src/compile.ts'

      const ETHER = 10n ** 18n
      const DAY = 86_400n
      const crowdfund = compile('contracts/Crowdfund.sol')
      const greedyBacker = compile('test/contracts/GreedyBacker.sol')

      /** A crowdfund for 10 ether and a day, on a chain of its own. */
      async function open() {
        const chain = await LocalChain.create()
        const [owner, ada, bob] = chain.accounts.map(({ address }) => address) as [string, string, string]
        const { contract } = await chain.deploy(crowdfund, [10n * ETHER, DAY], owner)
        return { chain, contract, owner, ada, bob }
      }

      const reverts = (work: Promise<unknown>, name: string) =>
        assert.rejects(work, (error) => error instanceof Reverted && error.message === name)

      test('the terms are those of its creation', async () => {
        const { chain, contract, owner } = await open()
        assert.equal(String(await contract.read('owner')).toLowerCase(), owner)
        assert.equal(await contract.read('goal'), 10n * ETHER)
        assert.equal(await contract.read('deadline'), chain.now + DAY)
      })

      test('terms that make no sense are refused', async () => {
        const chain = await LocalChain.create()
        for (const terms of [
          [0n, DAY],
          [1n, 3599n],
          [1n, 366n * DAY],
        ])
          await reverts(chain.deploy(crowdfund, terms), 'InvalidTerms')
      })

      test('pledges add up and are announced', async () => {
        const { chain, contract, ada, bob } = await open()
        const { events } = await contract.send(ada, 'pledge', [], 2n * ETHER)
        assert.equal(events[0]?.name, 'Pledged')
        assert.equal(events[0]?.values[1], 2n * ETHER)
        await contract.send(ada, 'pledge', [], ETHER)
        await contract.send(bob, 'pledge', [], 4n * ETHER)
        assert.equal(await contract.read('pledges', [ada]), 3n * ETHER)
        assert.equal(await contract.read('raised'), 7n * ETHER)
        assert.equal(await chain.balance(contract.address), 7n * ETHER)
      })

      test('a pledge needs money and comes in time', async () => {
        const { chain, contract, ada } = await open()
        await reverts(contract.send(ada, 'pledge'), 'NothingToPay')
        chain.advance(DAY - 1n)
        await contract.send(ada, 'pledge', [], 1n)
        chain.advance(1n)
        await reverts(contract.send(ada, 'pledge', [], 1n), 'Ended')
      })

      test('a function that takes no money refuses it', async () => {
        const { chain, contract, ada } = await open()
        await assert.rejects(contract.send(ada, 'refund', [], 1n), Reverted)
        assert.equal(await chain.balance(contract.address), 0n)
      })

      test('the owner gets everything once, after the deadline, when the goal is reached', async () => {
        const { chain, contract, owner, ada } = await open()
        await contract.send(ada, 'pledge', [], 10n * ETHER)
        await reverts(contract.send(owner, 'withdraw'), 'NotEnded')
        chain.advance(DAY)
        await reverts(contract.send(ada, 'withdraw'), 'NotOwner')
        await reverts(contract.send(ada, 'refund'), 'GoalReached')
        const before = await chain.balance(owner)
        const { fee } = await contract.send(owner, 'withdraw')
        assert.equal(await chain.balance(owner), before + 10n * ETHER - fee)
        await reverts(contract.send(owner, 'withdraw'), 'NothingToPay')
        assert.equal(await chain.balance(contract.address), 0n)
      })

      test('every backer gets their own money back once when the goal is missed', async () => {
        const { chain, contract, owner, ada, bob } = await open()
        await contract.send(ada, 'pledge', [], 4n * ETHER)
        await contract.send(bob, 'pledge', [], 5n * ETHER)
        await reverts(contract.send(ada, 'refund'), 'NotEnded')
        chain.advance(DAY)
        await reverts(contract.send(owner, 'withdraw'), 'GoalMissed')
        const before = await chain.balance(ada)
        const { fee, events } = await contract.send(ada, 'refund')
        assert.equal(events[0]?.name, 'Refunded')
        assert.equal(await chain.balance(ada), before + 4n * ETHER - fee)
        await reverts(contract.send(ada, 'refund'), 'NothingToPay')
        await reverts(contract.send(owner, 'refund'), 'NothingToPay')
        await contract.send(bob, 'refund')
        assert.equal(await chain.balance(contract.address), 0n)
      })

      test('a backer that asks again while it is paid gets nothing more', async () => {
        const { chain, contract, ada, bob } = await open()
        const { contract: greedy } = await chain.deploy(greedyBacker, [contract.address], bob)
        await contract.send(ada, 'pledge', [], 4n * ETHER)
        await greedy.send(bob, 'pledge', [], ETHER)
        chain.advance(DAY)
        await greedy.send(bob, 'refund')
        assert.equal(await greedy.read('attempts'), 1n)
        assert.equal(await chain.balance(greedy.address), ETHER)
        assert.equal(await chain.balance(contract.address), 4n * ETHER)
      })
    `,
  )
}

/** `test/tools.test.ts` */
export function toolsTest() {
  return file(
    'test/tools.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { test } from 'node:test'
      import { compile } from '../src/compile.ts'
      import { readTerms } from '../src/terms.ts'

      test('a contract that does not exist is an error that names it', () => {
        assert.throws(() => compile('contracts/Missing.sol'), /Missing\.sol/)
      })

      test('terms have defaults and are validated', () => {
        assert.deepEqual(readTerms({}), { goal: 10n * 10n ** 18n, duration: 30n * 86_400n })
        const terms = readTerms({ GOAL_ETHER: '0.5', DURATION_DAYS: '7' })
        assert.deepEqual(terms, { goal: 5n * 10n ** 17n, duration: 7n * 86_400n })
        for (const goal of ['0', '-1', 'ten', '1e3', '0.0'])
          assert.throws(() => readTerms({ GOAL_ETHER: goal }), /GOAL_ETHER/, goal)
        for (const days of ['0', '366', '1.5', 'week'])
          assert.throws(() => readTerms({ DURATION_DAYS: days }), /DURATION_DAYS/, days)
      })
    `,
  )
}
