import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EMPTY_WIZARD_A, wizardTemplate } from '@/entities/project/model'
import { useSelector } from '@/shared/lib/machine'
import { storyAt } from '@/shared/lib/story'
import { createProjectAMachine } from '@machines/create-project-a'
import type { CreateProjectAActor } from '../../model/use-create-project'
import { StackChoice } from './StackChoice'

const meta = { component: StackChoice, title: 'Pages/Create project/Stack of a web app' } satisfies Meta<
  typeof StackChoice
>
export default meta

const template = wizardTemplate('react-dashboard') ?? null
const values = { ...EMPTY_WIZARD_A, name: 'Night Sky', type: 'web-app' as const, template }

function Chosen({ actor }: { actor: CreateProjectAActor }) {
  return <StackChoice actor={actor} values={useSelector(actor, (snapshot) => snapshot.context.values)} />
}

const at = storyAt(
  createProjectAMachine,
  { values, draft: null, seed: 7, errors: [], refused: null, alert: null, templates: [], member: { name: '', email: '', role: '' }, project: null },
  (actor) => <Chosen actor={actor} />,
)

export const TakesAnother = at(
  { templateSelection: 'ready' },
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.selectOptions(canvas.getByLabelText('Back end'), 'Go')
      await expect(canvas.getByLabelText('Back end')).toHaveValue('Go')
    },
  },
)
