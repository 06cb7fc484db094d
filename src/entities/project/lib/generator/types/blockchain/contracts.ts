import { file } from '../../file'
import { code } from '../../text/code'

/** The compiler, and therefore the language, that the contracts are written for. */
const SOLIDITY = '0.8.37'

/** `contracts/Crowdfund.sol` */
export function contractFile() {
  return file(
    'contracts/Crowdfund.sol',
    code`
      // SPDX-License-Identifier: MIT
      pragma solidity ${SOLIDITY};

      /// Collects money until a deadline. If the goal is reached, the owner gets everything; if not, every backer gets their
      /// own money back. Nobody else can ever take it out, and nobody can change the terms.
      contract Crowdfund {
          address public immutable owner;
          /// In wei.
          uint256 public immutable goal;
          /// Seconds since 1970. Pledges are taken before it, payments are made from it on.
          uint256 public immutable deadline;

          /// Everything that was pledged, in wei; refunds do not lower it, so that the outcome stays what it was.
          uint256 public raised;
          bool public withdrawn;
          mapping(address backer => uint256 amount) public pledges;

          event Pledged(address indexed backer, uint256 amount);
          event Withdrawn(uint256 amount);
          event Refunded(address indexed backer, uint256 amount);

          error InvalidTerms();
          error Ended();
          error NotEnded();
          error GoalReached();
          error GoalMissed();
          error NotOwner();
          error NothingToPay();
          error PaymentFailed();

          /// @param goal_ in wei, more than nothing
          /// @param duration in seconds, one hour to one year
          constructor(uint256 goal_, uint256 duration) {
              if (goal_ == 0 || duration < 1 hours || duration > 365 days) revert InvalidTerms();
              owner = msg.sender;
              goal = goal_;
              deadline = block.timestamp + duration;
          }

          function pledge() external payable {
              if (block.timestamp >= deadline) revert Ended();
              if (msg.value == 0) revert NothingToPay();
              pledges[msg.sender] += msg.value;
              raised += msg.value;
              emit Pledged(msg.sender, msg.value);
          }

          /// Pays everything to the owner, once.
          function withdraw() external {
              if (msg.sender != owner) revert NotOwner();
              if (block.timestamp < deadline) revert NotEnded();
              if (raised < goal) revert GoalMissed();
              if (withdrawn) revert NothingToPay();
              withdrawn = true;
              emit Withdrawn(raised);
              pay(owner, raised);
          }

          /// Pays back what the caller pledged, once.
          function refund() external {
              if (block.timestamp < deadline) revert NotEnded();
              if (raised >= goal) revert GoalReached();
              uint256 amount = pledges[msg.sender];
              if (amount == 0) revert NothingToPay();
              // Before the payment: who is paid may call this contract again at once.
              pledges[msg.sender] = 0;
              emit Refunded(msg.sender, amount);
              pay(msg.sender, amount);
          }

          function pay(address to, uint256 amount) private {
              (bool paid, ) = to.call{value: amount}("");
              if (!paid) revert PaymentFailed();
          }
      }
    `,
  )
}

/** `test/contracts/GreedyBacker.sol` */
export function attackerFile() {
  return file(
    'test/contracts/GreedyBacker.sol',
    code`
      // SPDX-License-Identifier: MIT
      pragma solidity ${SOLIDITY};

      import {Crowdfund} from "contracts/Crowdfund.sol";

      /// Asks for its refund a second time while the first one is being paid.
      contract GreedyBacker {
          Crowdfund private immutable fund;
          uint256 public attempts;

          constructor(Crowdfund fund_) {
              fund = fund_;
          }

          function pledge() external payable {
              fund.pledge{value: msg.value}();
          }

          function refund() external {
              fund.refund();
          }

          receive() external payable {
              attempts += 1;
              try fund.refund() {} catch {}
          }
      }
    `,
  )
}

/** `src/compile.ts` */
export function compilerFile() {
  return file(
    'src/compile.ts',
    code`
      import { readFileSync } from 'node:fs'
      import { fileURLToPath } from 'node:url'
      import solc from 'solc'

      const root = fileURLToPath(new URL('..', import.meta.url))

      /** What the compiler makes of one contract. */
      export interface Artifact {
        name: string
        /** The application binary interface as JSON values. */
        abi: readonly Record<string, unknown>[]
        /** Hexadecimal, with 0x: the code that creates the contract. */
        bytecode: string
      }

      interface Output {
        errors?: { severity: 'error' | 'warning' | 'info'; formattedMessage: string }[]
        contracts?: Record<string, Record<string, { abi: Artifact['abi']; evm: { bytecode: { object: string } } }>>
      }

      /**
       * Compiles the contract that the file is named after: \`contracts/Crowdfund.sol\`. Imports are paths from the project's
       * folder. Warnings count as errors.
       */
      export function compile(path: string): Artifact {
        const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.sol$/, '')
        const input = {
          language: 'Solidity',
          sources: { [path]: { content: readSource(path) } },
          settings: {
            optimizer: { enabled: true, runs: 200 },
            outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
          },
        }
        const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport })) as Output
        const problems = output.errors?.filter(({ severity }) => severity !== 'info') ?? []
        if (problems.length > 0) throw new Error(problems.map((entry) => entry.formattedMessage).join('\n'))
        const contract = output.contracts?.[path]?.[name]
        if (!contract) throw new Error(\`\${path} has no contract named \${name}.\`)
        return { name, abi: contract.abi, bytecode: \`0x\${contract.evm.bytecode.object}\` }
      }

      function readSource(path: string): string {
        return readFileSync(\`\${root}/\${path}\`, 'utf8')
      }

      function findImport(path: string): { contents: string } | { error: string } {
        try {
          return { contents: readSource(path) }
        } catch {
          return { error: \`\${path} cannot be read.\` }
        }
      }
    `,
  )
}
