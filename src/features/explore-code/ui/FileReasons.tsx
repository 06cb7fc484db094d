import { chakra, Flex, Text } from '@chakra-ui/react'
import { type Feature, FEATURE_LABELS, type GeneratedFile } from '@/entities/project/model'
import { flagsOf, reasonOf } from '../model/reasons'

export interface FileReasonsProps {
  file: GeneratedFile
  compared: Feature | null
  onCompare: (flag: Feature | null) => void
}

/** Why the file is there, and which flags would change it. Nothing for projects that do not know. */
export function FileReasons({ file, compared, onCompare }: FileReasonsProps) {
  if (!file.because) return null
  const reason = reasonOf(file)
  const flags = flagsOf(file)
  const shown = compared && flags.includes(compared) ? compared : ''
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      px="3"
      py="1.5"
      wrap="wrap"
      borderBottomWidth="1px"
      textStyle="xs"
      color="fg.muted"
    >
      <Text>{reason ? `Included because of ${reason}` : 'Included in every project'}</Text>
      {flags.length > 0 ? (
        <chakra.label display="flex" alignItems="center" gap="2">
          Compare with
          <chakra.select
            bg="bg.panel"
            color="fg"
            borderWidth="1px"
            borderRadius="sm"
            minHeight="6"
            px="1"
            value={shown}
            onChange={(event) => onCompare(flags.find((flag) => flag === event.currentTarget.value) ?? null)}
          >
            <option value="">None</option>
            {flags.map((flag) => (
              <option key={flag} value={flag}>
                Toggle {FEATURE_LABELS[flag].label}
              </option>
            ))}
          </chakra.select>
        </chakra.label>
      ) : null}
    </Flex>
  )
}
