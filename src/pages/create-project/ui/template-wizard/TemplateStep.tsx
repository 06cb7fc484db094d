import { Badge, Button, chakra, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import {
  DEFAULT_PROJECT_CONFIG,
  OWN_STACK,
  type ProjectTemplate,
  TYPE_LABELS,
} from '@/entities/project/model'
import { StackChoices } from '@/features/configure-stack'
import { useSelector } from '@/shared/lib/machine'
import { OptionCards } from '@/shared/ui/form'
import { Mark } from '@/shared/ui/mark'
import type { TemplateWizardActor } from '../../model/use-create-project'
import { errorOf } from '../shell/DetailsFields'
import { StepForm } from '../shell/StepForm'

/** WZA-03: the templates for the chosen type and, for a web app, the questions of the configurator, after a simulated load. */
export function TemplateStep({ actor }: { actor: TemplateWizardActor }) {
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ templateSelection: 'loading' }))
  const { values, templates, errors, refused } = useSelector(actor, (snapshot) => snapshot.context)
  const type = values.type ? TYPE_LABELS[values.type].label : 'project'
  return (
    <StepForm
      actor={actor}
      title="Template Selection"
      refused={refused}
      next={{ label: 'Continue', busy: loading, reason: loading ? 'Templates are loading' : null }}
    >
      {loading ? (
        <Loading type={type} />
      ) : (
        <>
          <OptionCards
            legend={`Templates for: ${type}`}
            name="template"
            columns={templates.length > 1 ? 2 : 1}
            options={templates.map(optionOf)}
            value={values.template?.id}
            {...errorOf({ errors, refused }, 'template')}
            onSelect={({ template }) => actor.send({ type: 'template.select', template })}
          />
          {values.template?.id === OWN_STACK.id ? <OwnStack actor={actor} /> : null}
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" textStyle="sm" color="fg.muted">
            Team and AI tools are optional.
            <Button size="sm" variant="ghost" mx="-2" px="2" onClick={() => actor.send({ type: 'skip' })}>
              Skip to review
            </Button>
          </Flex>
        </>
      )}
    </StepForm>
  )
}

function OwnStack({ actor }: { actor: TemplateWizardActor }) {
  const stack = useSelector(actor, (snapshot) => snapshot.context.values.stack)
  const config = { ...DEFAULT_PROJECT_CONFIG, ...stack }
  return (
    <StackChoices
      config={config}
      onSelect={({ part, value }) => actor.send({ type: 'stack.select', stack: { [part]: value } })}
      onToggle={(feature) =>
        actor.send({
          type: 'stack.select',
          stack: { features: { ...config.features, [feature]: !config.features[feature] } },
        })
      }
    />
  )
}

const optionOf = (template: ProjectTemplate) => ({
  template,
  value: template.id,
  title: template.name,
  description: <Facts template={template} />,
  aside: template.aiRecommended ? (
    <Badge variant="outline" colorPalette="accent">
      AI recommended
    </Badge>
  ) : null,
})

function Facts({ template }: { template: ProjectTemplate }) {
  return (
    <>
      {template.description}
      {template.technologies.length > 0 ? (
        <chakra.span display="block" mt="2" textStyle="xs">
          {template.category} · {template.complexity} · {template.technologies.join(', ')}
        </chakra.span>
      ) : null}
    </>
  )
}

/** Skeletons of the final layout, and what is going on in words. */
function Loading({ type }: { type: string }) {
  return (
    <div>
      <Flex align="center" gap="2.5" mb="3" role="status">
        <chakra.span color="accent.fg">
          <Mark size={20} turning />
        </chakra.span>
        <Text color="fg.muted">Analyzing templates for: {type}</Text>
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} gap="3" aria-hidden>
        {[0, 1].map((index) => (
          <Skeleton key={index} height="28" borderRadius="lg" />
        ))}
      </Grid>
    </div>
  )
}
