export {
  type Scheme,
  type ThemeChoice,
  type ThemeContext,
  type ThemeEvent,
  type ThemeInput,
  themeMachine,
} from './theme.machine'
