import { Grid } from '@chakra-ui/react'
import { PROJECT_TYPES, TYPE_LABELS } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { OptionCards, TextField } from '@/shared/ui/form'
import type { TemplateWizardActor } from '../../model/use-create-project'
import { DetailsFields, errorOf } from '../shell/DetailsFields'
import { StepForm } from '../shell/StepForm'

const TYPE_OPTIONS = PROJECT_TYPES.map((value) => ({
  value,
  title: TYPE_LABELS[value].label,
  description: TYPE_LABELS[value].description,
}))

const VISIBILITY_OPTIONS = [
  { value: 'private', title: 'Private', description: 'Only you and your team' },
  { value: 'public', title: 'Public', description: 'Anyone with the link' },
] as const

/** WZA-02: name, description, type, visibility and repository. */
export function DetailsStep({ actor }: { actor: TemplateWizardActor }) {
  const { values, errors, refused } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <StepForm actor={actor} title="Project Details" begins="name" refused={refused} back={false}>
      <DetailsFields actor={actor} values={values} judgement={{ errors, refused }}>
        <OptionCards
          legend="Project type"
          name="type"
          options={TYPE_OPTIONS}
          value={values.type}
          {...errorOf({ errors, refused }, 'type')}
          onSelect={({ value }) => actor.send({ type: 'type.select', projectType: value })}
        />
      </DetailsFields>
      <OptionCards
        legend="Visibility"
        name="visibility"
        columns={2}
        options={VISIBILITY_OPTIONS}
        value={values.visibility}
        onSelect={({ value }) => actor.send({ type: 'visibility.select', visibility: value })}
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          label="Repository name"
          name="repositoryName"
          value={values.repository.name}
          maxLength={100}
          hint="Optional. No repository is created."
          onValueChange={(name) => actor.send({ type: 'repository.change', repository: { name } })}
        />
        <TextField
          label="Repository description"
          name="repositoryDescription"
          value={values.repository.description}
          maxLength={350}
          hint="Optional"
          onValueChange={(description) =>
            actor.send({ type: 'repository.change', repository: { description } })
          }
        />
      </Grid>
    </StepForm>
  )
}
