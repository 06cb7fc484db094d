import { buildModule } from '@nomicfoundation/hardhat-ignition/modules'
import { parseEther } from 'viem'

/** To change the goal (wei) or the duration (seconds), pass a file that sets them with `--parameters`. */
export default buildModule('Crowdfund', (module) => {
  const goal = module.getParameter('goal', parseEther('10'))
  const duration = module.getParameter('duration', 30 * 24 * 60 * 60)
  return { crowdfund: module.contract('Crowdfund', [goal, duration]) }
})
