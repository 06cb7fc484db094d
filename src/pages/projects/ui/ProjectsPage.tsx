import { Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useProjects } from '@/entities/project'
import type { Profile } from '@/entities/profile/model'
import { EditProjectDialog, useProjectEdit } from '@/features/edit-project'
import { useSessionProfile } from '@/features/session'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageTitle } from '@/shared/ui/screen'
import { ProjectItem } from './ProjectItem'

/** /projects (D1 §2.11): the samples and what this user created. */
export function ProjectsPage() {
  const profile = useSessionProfile()
  return profile ? <ProjectsOf profile={profile} /> : null
}

function ProjectsOf({ profile }: { profile: Profile }) {
  const projects = useProjects(profile.id)
  const edit = useProjectEdit(profile.id)
  return (
    <Stack gap="6" py={{ base: '6', md: '10' }}>
      <PageTitle>My Projects</PageTitle>
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <div>
          <Heading as="h1" textStyle="2xl" fontWeight="semibold">
            My Projects
          </Heading>
          <Text color="fg.muted">
            {projects.length} {projects.length === 1 ? 'project' : 'projects'}, kept in this browser
          </Text>
        </div>
        <ButtonLink to={paths.createProject} variant="solid" colorPalette="accent">
          <Plus size={16} aria-hidden />
          New Project
        </ButtonLink>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        p="0"
        templateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))"
        gap="4"
      >
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectItem
              project={project}
              onEdit={() =>
                edit.send({
                  type: 'open',
                  projectId: project.id,
                  values: { name: project.name, description: project.description },
                })
              }
            />
          </li>
        ))}
      </Grid>
      <EditProjectDialog actor={edit} />
    </Stack>
  )
}
