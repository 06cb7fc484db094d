import { Monitor, Moon, Sun } from 'lucide-react'
import { Segmented } from '@/shared/ui/segmented'
import type { ThemeChoice } from '../model/theme'

export interface ThemeSwitchProps {
  choice: ThemeChoice
  orientation?: 'horizontal' | 'vertical'
  onChoose: (choice: ThemeChoice) => void
}

const CHOICES = [
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'auto', label: 'Auto (system)', Icon: Monitor },
] as const

/** SET-03 (theme): dark, light or the system's. */
export function ThemeSwitch({ choice, orientation, onChoose }: ThemeSwitchProps) {
  return (
    <Segmented
      label="Theme"
      value={choice}
      options={CHOICES}
      onSelect={onChoose}
      size="sm"
      orientation={orientation}
    />
  )
}
