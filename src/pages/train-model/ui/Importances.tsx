import { Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { Report } from '@/entities/trained-model/model'
import { BarChart, categoriesX } from '@/shared/ui/chart'
import { figure } from '../model/figures'

const MOST = 12

/** How much worse the model gets without each column. */
export function Importances({ importances }: Pick<Report, 'importances'>) {
  const { x, axes } = useMemo(() => {
    const shown = importances.slice(0, MOST)
    return {
      x: categoriesX(
        shown.map(({ column }) => column),
        'Column',
      ),
      axes: [
        {
          name: 'Loss without it',
          format: figure,
          series: [{ name: 'Loss without it', values: shown.map(({ drop }) => Math.max(0, drop)) }],
        },
      ],
    }
  }, [importances])
  return (
    <>
      <BarChart label="How much worse the model gets without each column" x={x} axes={axes} />
      <Text mt="2" textStyle="sm" color="fg.muted">
        The values of one column are shuffled at a time: the longer the bar, the more the model relies on it.
      </Text>
    </>
  )
}
