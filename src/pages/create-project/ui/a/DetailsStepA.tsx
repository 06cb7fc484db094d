import { Grid } from '@chakra-ui/react'
import { PROJECT_TYPES, TYPE_LABELS, type Visibility } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { OptionCard, OptionGroup, TextField } from '@/shared/ui/form'
import type { CreateProjectAActor } from '../../model/use-create-project'
import { DetailsFields, errorOf } from '../common/DetailsFields'
import { StepForm } from '../common/StepForm'

const VISIBILITY_TEXTS: Record<Visibility, { title: string; description: string }> = {
  private: { title: 'Private', description: 'For you and your team.' },
  public: { title: 'Public', description: 'For everybody who has the address.' },
}

/** WZA-02: name, description, type, visibility and repository. */
export function DetailsStepA({ actor }: { actor: CreateProjectAActor }) {
  const { values, errors, refused } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <StepForm actor={actor} title="Project Details" refused={refused} back={false}>
      <DetailsFields actor={actor} values={values} judgement={{ errors, refused }}>
        <OptionGroup legend="Project Type" {...errorOf({ errors, refused }, 'type')}>
          {PROJECT_TYPES.map((type) => (
            <OptionCard
              key={type}
              name="type"
              value={type}
              title={TYPE_LABELS[type].label}
              description={TYPE_LABELS[type].description}
              checked={values.type === type}
              onSelect={() => actor.send({ type: 'type.select', projectType: type })}
            />
          ))}
        </OptionGroup>
      </DetailsFields>
      <OptionGroup legend="Visibility" columns={2}>
        {(['private', 'public'] as const).map((visibility) => (
          <OptionCard
            key={visibility}
            name="visibility"
            value={visibility}
            {...VISIBILITY_TEXTS[visibility]}
            checked={values.visibility === visibility}
            onSelect={() => actor.send({ type: 'visibility.select', visibility })}
          />
        ))}
      </OptionGroup>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          label="Repository Name"
          name="repositoryName"
          value={values.repository.name}
          maxLength={100}
          hint="Optional; nothing is created at a code host"
          onValueChange={(name) => actor.send({ type: 'repository.change', repository: { name } })}
        />
        <TextField
          label="Repository Description"
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
