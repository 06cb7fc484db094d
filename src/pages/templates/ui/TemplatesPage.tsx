import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { TemplateGallery } from './TemplateGallery'
import { useTemplateGallery } from '../model/use-template-gallery'
import { TemplateRequestDialog } from './request/TemplateRequestDialog'
import { useTemplateRequest } from '../model/request/template-request'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { PageHeader } from '@/shared/ui/page-header'
import { Panel } from '@/shared/ui/panel'
import { PageMeta } from '@/shared/ui/screen'

/** /templates (D2 §2): every template, and the ways on when none fits. */
export function TemplatesPage() {
  const gallery = useTemplateGallery()
  const request = useTemplateRequest()
  return (
    <Stack gap="0" py={{ base: '4', md: '5' }}>
      <PageMeta
        title="Template Gallery"
        description="Starter templates for web and mobile apps, APIs, dashboards, shops and machine learning. Search, filter and start a project."
      />
      <PageHeader
        title="Template Gallery"
        lead="Start your project from a template. Ratings, downloads and likes are sample data."
      />
      <TemplateGallery actor={gallery} />
      <Panel mt="12">
        <Flex
          justify="space-between"
          align={{ md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
          gap="5"
        >
          <div>
            <Heading as="h2" textStyle="2xl" fontWeight="semibold">
              Can’t find the right template?
            </Heading>
            <Text color="fg.muted" textStyle="lg">
              Choose your own stack, or tell us which template you need.
            </Text>
          </div>
          <Flex gap="3" wrap="wrap">
            <ButtonLink to={paths.createProject} variant="solid" colorPalette="accent">
              Create Custom Project
            </ButtonLink>
            <Button onClick={() => request.send({ type: 'open' })}>Request Template</Button>
          </Flex>
        </Flex>
      </Panel>
      <TemplateRequestDialog actor={request} />
    </Stack>
  )
}
