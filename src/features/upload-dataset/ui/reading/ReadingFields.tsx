import { Button, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Reading, ReadingChoice } from '@/entities/dataset-profile/model'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { SelectField } from '@/shared/ui/form'
import { choiceOf, OFFERS, type OfferedField, textOfMarks, unusedIn } from '../../model/reading'
import type { FileProfileActor } from '../../model/use-dataset-upload'
import { NOT_POSSIBLE, OfferedChoice } from './OfferedChoice'
import { TypedField } from './TypedField'

const FIELDS = Object.keys(OFFERS) as OfferedField[]

/** The controls of a reading. Each shows whether its value was guessed; a corrected value can be reset to the guess. */
export function ReadingFields({ profiling }: { profiling: FileProfileActor }) {
  const {
    known,
    choice = {},
    isRead,
  } = useSelector(
    profiling,
    ({ context, value }) => ({
      known: context.known,
      choice: context.choices[context.file ?? ''],
      isRead: value === 'parsing' || value === 'parsed',
    }),
    shallowEqual,
  )
  const unused: (keyof ReadingChoice)[] = isRead && known?.reading ? unusedIn(known.reading, choice) : []
  const file = useSelector(profiling, ({ context }) => context.file)
  const sheets = known?.sheets ?? null
  const reading: Partial<Reading> = { ...known?.reading, ...choice }
  const choose = (field: OfferedField | 'missing' | 'sheet', text: string, typed: boolean) => {
    const chosen = choiceOf(field, text)
    if (chosen) profiling.send({ type: 'correct', choice: chosen, typed })
    return chosen !== null
  }
  const marking = (field: keyof ReadingChoice, label: string, more?: string) => ({
    hint: <Mark corrected={field in choice} unused={unused.includes(field)} more={more} />,
    aside:
      field in choice ? (
        <Reset label={label} onReset={() => profiling.send({ type: 'guess', field })} />
      ) : null,
  })
  const shown = sheets
    ? (['headerLine'] as const)
    : FIELDS.filter((field) => field !== 'escape' || reading.quote !== '')
  return (
    <Grid
      // The key discards the drafts in the fields when another file is opened.
      key={file}
      templateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))"
      gap="4"
      mt="4"
      alignItems="start"
    >
      {sheets ? (
        <Field>
          <SelectField
            name="sheet"
            label="Sheet"
            value={choice.sheet ?? sheets.read}
            options={sheets.names.map((name) => ({ value: name, label: name }))}
            onValueChange={(name) => choose('sheet', name, false)}
            {...marking('sheet', 'Sheet')}
          />
        </Field>
      ) : null}
      {shown.map((field) => (
        <Field key={field}>
          <OfferedChoice
            field={field}
            corrected={field in choice}
            unused={unused.includes(field)}
            offer={OFFERS[field]}
            value={reading[field] === undefined ? null : String(reading[field])}
            onChoose={(text, typed) => choose(field, text, typed)}
            {...marking(field, OFFERS[field].label)}
          />
        </Field>
      ))}
      {sheets ? null : (
        <Field>
          <TypedField
            name="missing"
            label="Missing value markers"
            value={textOfMarks(reading.missing ?? [])}
            placeholder="NA, null, -"
            onType={(text) => choose('missing', text, true)}
            {...marking('missing', 'Missing value markers', 'comma-separated')}
          />
        </Field>
      )}
    </Grid>
  )
}

/** One cell of the grid: a control, and what belongs to it. */
const Field = ({ children }: { children: ReactNode }) => (
  <chakra.div data-field="" display="grid" gap="2" minWidth="0">
    {children}
  </chakra.div>
)

const Mark = ({ corrected, unused, more }: { corrected: boolean; unused: boolean; more?: string }) => (
  <>
    {unused ? (
      <chakra.span color="fg.warning">{NOT_POSSIBLE}</chakra.span>
    ) : corrected ? (
      <chakra.span color="accent.fg" fontWeight="medium">
        Corrected
      </chakra.span>
    ) : (
      'Detected'
    )}
    {more ? `, ${more}` : null}
  </>
)

function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <Button
      variant="ghost"
      size="xs"
      my="-1.5"
      aria-label={`Reset ${label}`}
      onClick={({ currentTarget }) => {
        // The button goes away; the keyboard stays with its field.
        currentTarget.closest('[data-field]')?.querySelector<HTMLElement>('select, input')?.focus()
        onReset()
      }}
    >
      Reset
    </Button>
  )
}
