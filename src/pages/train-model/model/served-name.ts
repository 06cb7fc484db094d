import { endpointNameOf } from '@/entities/endpoint/model'
import type { TrainedModel } from '@/entities/trained-model/model'

/** The name of a trained model, as servers of models take it: of its file and its target. */
export const servedNameOf = ({ fileName, choice }: Pick<TrainedModel, 'fileName' | 'choice'>): string =>
  endpointNameOf(`${fileName.replace(/\.\w+$/, '')}-${choice.target}`)
