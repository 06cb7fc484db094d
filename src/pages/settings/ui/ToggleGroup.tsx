import { chakra, Heading, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import { CheckboxField } from '@/shared/ui/form'
import { Panel } from '@/shared/ui/panel'

export interface ToggleGroupProps<TName extends string> {
  title: string
  toggles: readonly { name: TName; label: string; hint: string }[]
  /** Null until they are known. */
  values: Record<TName, boolean> | null
  disabled?: boolean
  onToggle?: (name: TName, value: boolean) => void
}

/** Settings that are on or off, under one heading. */
export function ToggleGroup<TName extends string>({
  title,
  toggles,
  values,
  disabled,
  onToggle,
}: ToggleGroupProps<TName>) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold" mb="4">
        {title}
      </Heading>
      <Stack gap="4">
        {toggles.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            name={name}
            disabled={disabled}
            checked={values ? values[name] : null}
            onCheckedChange={(checked) => onToggle?.(name, checked)}
            label={
              <>
                <chakra.span display="block">{label}</chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {hint}
                </chakra.span>
              </>
            }
          />
        ))}
      </Stack>
    </Panel>
  )
}
