import { chakra } from '@chakra-ui/react'
import { CheckboxField, OptionGroup } from '@/shared/ui/form'
import { AI_TOOLS, type AiToolId } from '../model/ai-tools'

export interface AiToolPickerProps {
  legend: string
  /** Ids of the tools that are on. */
  enabled: readonly string[]
  disabled?: boolean
  onToggle: (id: AiToolId) => void
}

/** WZA-05: the six AI tools and what each leaves in the project. */
export function AiToolPicker({ legend, enabled, disabled, onToggle }: AiToolPickerProps) {
  return (
    <OptionGroup legend={legend} columns={2}>
      {AI_TOOLS.map((tool) => (
        <CheckboxField
          key={tool.id}
          card
          name={tool.id}
          disabled={disabled}
          checked={enabled.includes(tool.id)}
          onCheckedChange={() => onToggle(tool.id)}
          label={
            <>
              <chakra.span display="block" fontWeight="medium">
                {tool.name}
              </chakra.span>
              <chakra.span display="block" textStyle="sm" color="fg.muted" mt="0.5">
                {tool.description}
              </chakra.span>
            </>
          }
        />
      ))}
    </OptionGroup>
  )
}
