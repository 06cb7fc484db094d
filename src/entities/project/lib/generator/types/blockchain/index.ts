import { code } from '../../text/code'
import { typescriptFile } from '../../backends/node/manifest'
import type { StarterContext, StarterDefinition } from '../definitions'
import { nodeManifest, nodePlatform } from '../shared/node'
import { starterPackages } from '../shared/versions'
import { chainFile } from './chain'
import { attackerFile, compilerFile, contractFile } from './contracts'
import { benchFile, buildFile, deployFile, termsFile } from './scripts'
import { contractTest, toolsTest } from './tests'

/** A Solidity contract, its tests on a chain in memory, and a script that deploys it. */
export const blockchain: StarterDefinition = {
  type: 'blockchain',
  summary:
    'A crowdfund on Ethereum: everything to the owner when the goal is reached, everything back when not.',
  platform: nodePlatform(),
  verify: {
    needs: ['node', 'npm'],
    install: [{ command: ['npm', 'install'] }],
    check: ['npm', 'run', 'check'],
    test: ['npm', 'test'],
    run: ['npm', 'run', 'deploy'],
  },
  introduction:
    'A smart contract in Solidity, compiled and tested without a node, a wallet or a network: the Solidity compiler and an Ethereum virtual machine come from npm.',
  run: {
    commands: ['npm install', 'npm test', 'npm run deploy'],
    text: code`
      Without settings the last command is a rehearsal on a chain in memory, which costs nothing. With \`RPC_URL\` and
      \`PRIVATE_KEY\` it deploys for real.
    `,
  },
  commands: [
    ['npm run build', 'Compiles the contracts into `artifacts/`.'],
    ['npm run check', 'Checks the types.'],
    ['npm test', 'Compiles the contracts and tests them on a chain in memory.'],
    ['npm run deploy', 'Deploys the contract, or rehearses that when no network is set.'],
  ],
  environment: [
    {
      name: 'RPC_URL',
      value: '',
      example: 'http://127.0.0.1:8545',
      description: 'Address of an Ethereum node. Empty: the deployment is a rehearsal.',
    },
    {
      name: 'PRIVATE_KEY',
      value: '',
      description: 'Key of the account that pays for the deployment and becomes the owner. Never commit it.',
    },
    { name: 'GOAL_ETHER', value: '10', description: 'What the crowdfund has to reach, in ether.' },
    { name: 'DURATION_DAYS', value: '30', description: 'How long it is open: 1 to 365 days.' },
  ],
  environmentNote:
    'Only the deployment reads these. Copy `.env.example` to `.env`; variables that are already set win over that file.',
  sections: () => code`
    ## The contract

    | Function | Who, when | What happens |
    | --- | --- | --- |
    | \`pledge()\` with money | everybody, before the deadline | the money is kept in their name |
    | \`withdraw()\` | the owner, from the deadline on | pays everything, if the goal was reached |
    | \`refund()\` | every backer, from the deadline on | pays back their own pledge, if the goal was missed |

    What the terms are is decided when the contract is created, and nothing can change them. Refusals are named errors,
    such as \`NotOwner\`. A contract cannot be repaired once it holds money: have it reviewed by someone else, and deploy to a
    test network first.
  `,
  structure: [
    ['contracts/Crowdfund.sol', 'the contract'],
    ['src/compile.ts', 'the Solidity compiler as one function'],
    ['src/chain.ts', 'an Ethereum chain in memory with a clock of its own'],
    ['src/terms.ts', 'goal and duration from the environment'],
    ['scripts/build.ts', 'writes `artifacts/`'],
    ['scripts/deploy.ts', 'deploys, or rehearses that'],
    ['test/', 'tests, run by `npm test`'],
    ['test/contracts/GreedyBacker.sol', 'a contract that tries to be paid twice'],
  ],
  conventions: [
    'A function first checks, then writes its own state, and pays last; who is paid may call again at once.',
    'Refusals are custom errors, and every change of state has an event.',
    'Amounts are in wei and times in seconds, as `bigint` in TypeScript.',
    'The compiler version is exact in the contracts and in `package.json`; warnings are errors.',
    'Time in tests moves with `chain.advance`, never by waiting.',
  ],
  checklist: [
    'Every function says who may call it and when, and a test proves that nobody else can.',
    'Money that goes in can come out on every path, and only once.',
    'The use of gas before and after the change is known.',
  ],
  architecture: code`
    One contract, and around it only what is needed to compile, test and deploy it.

    1. \`src/compile.ts\` gives the Solidity compiler the contract and what it imports, and returns its interface and code.
    2. \`src/chain.ts\` runs that code by the rules of the main network in memory: signed transactions, gas, one block for
       each of them. \`advance\` moves the clock, so that a deadline can pass within a test. Refusals become \`Reverted\` with
       the name of the contract's error.
    3. \`test/crowdfund.test.ts\` plays owner, backers and a contract that tries to be paid twice.
    4. \`scripts/deploy.ts\` sends the same code to a real network through \`ethers\`, or to the chain in memory.

    The contract has two ends that exclude each other: \`raised\` never falls, so once the deadline has passed either
    \`withdraw\` or \`refund\` can succeed, for good.
  `,
  coverage: ['npm run test:coverage', 'Runs the tests and prints how much of the TypeScript they reach.'],
  benchmark: {
    command: ['npm run bench', 'Prints how much gas each function of the contract uses.'],
    file: benchFile,
  },
  ignored: ['artifacts/'],
  files: (context) => [
    manifest(context),
    typescriptFile(['src', 'scripts', 'test', ...(context.has('performance') ? ['bench'] : [])]),
    contractFile(),
    attackerFile(),
    compilerFile(),
    chainFile(),
    termsFile(),
    buildFile(),
    deployFile(),
    contractTest(),
    toolsTest(),
  ],
}

function manifest(context: StarterContext) {
  const node = 'node --import tsx'
  return nodeManifest(context, {
    scripts: {
      build: `${node} scripts/build.ts`,
      check: 'tsc',
      test: `${node} --test test/*.test.ts`,
      deploy: `${node} scripts/deploy.ts`,
      ...(context.has('testing') && {
        'test:coverage': `${node} --test --experimental-test-coverage test/*.test.ts`,
      }),
      ...(context.has('performance') && { bench: `${node} bench/gas.ts` }),
    },
    dependencies: starterPackages(
      'blockchain',
      '@ethereumjs/block',
      '@ethereumjs/common',
      '@ethereumjs/tx',
      '@ethereumjs/util',
      '@ethereumjs/vm',
      'ethers',
      'solc',
      'tsx',
    ),
    devDependencies: starterPackages('blockchain', 'typescript', '@types/node'),
  })
}
