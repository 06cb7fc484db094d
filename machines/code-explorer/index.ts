export {
  type CodeExplorerContext,
  type CodeExplorerEvent,
  type CodeExplorerInput,
  codeExplorerMachine,
} from './code-explorer.machine'
