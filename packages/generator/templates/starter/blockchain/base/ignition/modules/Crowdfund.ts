import { buildModule } from '@nomicfoundation/hardhat-ignition/modules'
import { parseEther } from 'viem'

/** Another goal (wei) or duration (seconds): `--parameters` with a file that names them. */
export default buildModule('Crowdfund', (module) => {
  const goal = module.getParameter('goal', parseEther('10'))
  const duration = module.getParameter('duration', 30 * 24 * 60 * 60)
  return { crowdfund: module.contract('Crowdfund', [goal, duration]) }
})
