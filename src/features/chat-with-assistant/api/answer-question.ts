import type { Reply } from '@/entities/assistant/model'

/** What the assistant says to a question. What it knows is loaded with the first one. Rejects when that does not come. */
export async function answerQuestion(question: string): Promise<Reply> {
  const [{ replyTo }, { findPassage }] = await Promise.all([
    import('../model/answers'),
    import('@/entities/article'),
  ])
  return replyTo(question, findPassage)
}
