import { chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { type GeneratedFile, storedTemplate } from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { paths } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { ButtonLink } from '@/shared/ui/link'
import { PageMeta, Screen } from '@/shared/ui/screen'
import type { TemplateSource } from '../model/source'

/** TPL-07 (source): the very files that a project from this template starts with. `?file=` says which is open. */
export function TemplateSourcePage() {
  const source = useLoaderData<TemplateSource | null>()
  const [query] = useSearchParams()
  if (!source)
    return (
      <Screen
        title="No such template"
        actions={<ButtonLink to={paths.templates}>Browse templates</ButtonLink>}
      >
        <PageMeta title="No such template" description="This template does not exist." />
        The gallery has no template at this address whose source can be read.
      </Screen>
    )
  const { template, files } = source
  const open = files.find(({ path }) => path === query.get('file')) ?? readme(files)
  return (
    <Stack gap="6" py={{ base: '8', md: '12' }}>
      <PageMeta
        title={`Source of ${template.name}`}
        description={`Every file of the ${template.name} template, as it is generated.`}
      />
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Stack gap="1">
          <Heading as="h1" textStyle="2xl" fontWeight="semibold">
            Source of {template.name}
          </Heading>
          <Text color="fg.muted" textStyle="lg">
            {files.length} files, generated from the same code that a project of yours would be.
          </Text>
        </Stack>
        <ButtonLink
          to={paths.createProjectFrom(template.id)}
          onClick={() => browserStorage.write(storedTemplate, template)}
          variant="solid"
          colorPalette="accent"
        >
          Use Template
        </ButtonLink>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' }}
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
        overflow="hidden"
      >
        <FileList files={files} open={open?.path} />
        {open ? <OpenFile file={open} /> : null}
      </Grid>
    </Stack>
  )
}

const readme = (files: readonly GeneratedFile[]) => files.find(({ path }) => path === 'README.md') ?? files[0]

function FileList({ files, open }: { files: readonly GeneratedFile[]; open?: string }) {
  return (
    <chakra.nav
      aria-label="Files"
      maxHeight={{ base: '14rem', md: '40rem' }}
      overflowY="auto"
      borderRightWidth={{ md: '1px' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      fontFamily="mono"
      textStyle="sm"
      py="2"
      css={{
        '& a': {
          display: 'block',
          padding: '4px 16px',
          color: 'fg.muted',
          overflowWrap: 'anywhere',
          outlineOffset: '-2px',
        },
        '& a:hover': { color: 'fg' },
        '& a[aria-current]': { color: 'fg', bg: 'bg.muted' },
      }}
    >
      {files.map(({ path }) => (
        <Link
          key={path}
          to={{ search: `?file=${encodeURIComponent(path)}` }}
          replace
          preventScrollReset
          aria-current={path === open ? 'true' : undefined}
        >
          {path}
        </Link>
      ))}
    </chakra.nav>
  )
}

function OpenFile({ file: { path, content } }: { file: GeneratedFile }) {
  return (
    <chakra.div minWidth="0">
      <Flex
        justify="space-between"
        align="center"
        gap="3"
        px="4"
        py="2"
        borderBottomWidth="1px"
        fontFamily="mono"
        textStyle="sm"
      >
        <chakra.span truncate>{path}</chakra.span>
        <CopyButton text={content} what="file" />
      </Flex>
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={path}
        overflow="auto"
        maxHeight="40rem"
        p="4"
        fontFamily="mono"
        textStyle="sm"
        outlineOffset="-2px"
      >
        <code>{content}</code>
      </chakra.pre>
    </chakra.div>
  )
}
