import { CheckboxCards } from '@/shared/ui/form'
import { AI_TOOLS, type AiToolId } from '@orrery/generator/model'

export interface AiToolPickerProps {
  legend: string
  /** Ids of the tools that are on. */
  enabled: readonly string[]
  disabled?: boolean
  onToggle: (id: AiToolId) => void
}

const OPTIONS = AI_TOOLS.map(({ id, name, description }) => ({ name: id, title: name, description }))

/** WZA-05: the six AI tools and what each leaves in the project. */
export function AiToolPicker({ legend, enabled, disabled, onToggle }: AiToolPickerProps) {
  return (
    <CheckboxCards
      legend={legend}
      columns={2}
      options={OPTIONS}
      isChecked={(id) => enabled.includes(id)}
      onToggle={onToggle}
      disabled={disabled}
    />
  )
}
