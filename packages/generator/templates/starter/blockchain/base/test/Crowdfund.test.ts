import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { network } from 'hardhat'
import { parseEther as ether } from 'viem'

const DAY = 24 * 60 * 60

const { viem, networkHelpers } = await network.create()
const [owner, ada, ben] = await viem.getWalletClients()
const client = await viem.getPublicClient()

async function deployed() {
  const fund = await viem.deployContract('Crowdfund', [ether('10'), BigInt(30 * DAY)])
  const as = (wallet: typeof owner) =>
    viem.getContractAt('Crowdfund', fund.address, { client: { public: client, wallet } })
  return { fund, ofAda: await as(ada), ofBen: await as(ben) }
}

describe('Crowdfund', () => {
  let { fund, ofAda, ofBen } = {} as Awaited<ReturnType<typeof deployed>>
  const afterTheEnd = () => networkHelpers.time.increase(31 * DAY)
  const refused = (call: Promise<unknown>, why: string) =>
    viem.assertions.revertWithCustomError(call as Promise<never>, fund, why as never)

  beforeEach(async () => {
    ;({ fund, ofAda, ofBen } = await networkHelpers.loadFixture(deployed))
  })

  it('refuses terms that make no sense', async () => {
    await refused(viem.deployContract('Crowdfund', [0n, BigInt(DAY)]), 'InvalidTerms')
    await refused(viem.deployContract('Crowdfund', [1n, 3599n]), 'InvalidTerms')
    await refused(viem.deployContract('Crowdfund', [1n, BigInt(366 * DAY)]), 'InvalidTerms')
  })

  it('keeps pledges in the names of those who made them', async () => {
    await ofAda.write.pledge({ value: ether('2') })
    await ofBen.write.pledge({ value: ether('1') })
    await ofAda.write.pledge({ value: ether('3') })
    assert.equal(await fund.read.pledges([ada.account.address]), ether('5'))
    assert.equal(await fund.read.raised(), ether('6'))
    await refused(ofAda.write.pledge(), 'NothingToPay')
  })

  it('pays everything to the owner when the goal is reached, once and to nobody else', async () => {
    await ofAda.write.pledge({ value: ether('10') })
    await refused(fund.write.withdraw(), 'NotEnded')
    await afterTheEnd()
    await refused(ofAda.write.withdraw(), 'NotOwner')
    await refused(ofAda.write.refund(), 'GoalReached')
    await fund.write.withdraw()
    assert.equal(await client.getBalance({ address: fund.address }), 0n)
    await refused(fund.write.withdraw(), 'NothingToPay')
  })

  it('gives every backer their own money back when the goal is missed', async () => {
    await ofAda.write.pledge({ value: ether('4') })
    await ofBen.write.pledge({ value: ether('1') })
    await refused(ofAda.write.refund(), 'NotEnded')
    await afterTheEnd()
    await refused(fund.write.withdraw(), 'GoalMissed')
    await refused(ofBen.write.pledge({ value: 1n }), 'Ended')
    await ofAda.write.refund()
    assert.equal(await client.getBalance({ address: fund.address }), ether('1'))
    await refused(ofAda.write.refund(), 'NothingToPay')
  })

  it('pays nobody twice, not even a contract that asks again while it is paid', async () => {
    const greedy = await viem.deployContract('GreedyBacker', [fund.address])
    await greedy.write.pledge({ value: ether('1') })
    await ofAda.write.pledge({ value: ether('2') })
    await afterTheEnd()
    await greedy.write.refund()
    assert.equal(await greedy.read.attempts(), 1n)
    assert.equal(await client.getBalance({ address: greedy.address }), ether('1'))
    assert.equal(await client.getBalance({ address: fund.address }), ether('2'))
  })
})
