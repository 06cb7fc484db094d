import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const lowlight = createLowlight({
  bash,
  csharp,
  css,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  markdown,
  php,
  python,
  ruby,
  sql,
  typescript,
  xml,
  yaml,
})

export interface HighlightedCodeProps {
  code: string
  language: string
}

/** Code with its words in classes of highlight.js. Loaded on demand: the highlighter is not small. */
export default function HighlightedCode({ code, language }: HighlightedCodeProps) {
  return useMemo(() => render(lowlight.highlight(language, code).children), [code, language])
}

type Nodes = ReturnType<typeof lowlight.highlight>['children']

/** The children are given one by one, since a tree that never changes in place needs no keys. */
function render(nodes: Nodes): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode))
}

function renderNode(node: Nodes[number]): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const classes = node.properties.className
  return createElement(
    'span',
    { className: Array.isArray(classes) ? classes.join(' ') : undefined },
    ...(node.children as Nodes).map(renderNode),
  )
}
