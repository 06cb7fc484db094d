import logging
from collections.abc import AsyncIterator
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Depends, HTTPException
from fastapi.sse import EventSourceResponse, ServerSentEvent
from openai import AsyncOpenAI, AsyncStream, OpenAIError
from openai.types.chat import ChatCompletionChunk, ChatCompletionMessageParam
from pydantic import BaseModel, Field

from . import (
    config,
    errors,
    # {{#if auth}}
    users,
    # {{/if}}
)

settings = config.settings
logger = logging.getLogger(__name__)
router = APIRouter(
    prefix="/ai",
    # {{#if auth}}
    dependencies=[Depends(users.current_user)],
    responses=errors.refusals(401),
    # {{/if}}
    tags=["assistant"],
)


class Message(BaseModel):
    role: Literal["user", "assistant"]
    content: str = Field(min_length=1, max_length=10_000)


class Chat(BaseModel):
    messages: list[Message] = Field(min_length=1, max_length=50)


class Status(BaseModel):
    configured: bool
    model: str


async def open_answer(chat: Chat) -> AsyncIterator[AsyncStream[ChatCompletionChunk]]:
    if not settings.ai_api_key:
        raise HTTPException(503, "The assistant is off. Set AI_API_KEY.")
    messages = cast(
        list[ChatCompletionMessageParam], [message.model_dump() for message in chat.messages]
    )
    async with AsyncOpenAI(api_key=settings.ai_api_key, base_url=settings.ai_base_url) as client:
        try:
            answer = await client.chat.completions.create(
                model=settings.ai_model,
                messages=messages,
                stream=True,
            )
        except OpenAIError as error:
            logger.error("The AI provider did not respond: %s", error)
            raise HTTPException(502, "The assistant did not respond.") from error
        yield answer


@router.get("/status")
def status() -> Status:
    return Status(configured=bool(settings.ai_api_key), model=settings.ai_model)


@router.post(
    "/chat",
    response_class=EventSourceResponse,
    responses=errors.refusals(400, 413, 502),
)
async def chat(
    answer: Annotated[AsyncStream[ChatCompletionChunk], Depends(open_answer)],
) -> AsyncIterator[ServerSentEvent]:
    try:
        async for chunk in answer:
            if chunk.choices and (text := chunk.choices[0].delta.content):
                yield ServerSentEvent(data={"text": text})
    except Exception:
        logger.exception("The AI provider stopped responding")
        yield ServerSentEvent(data={"error": "The assistant stopped responding."})
    else:
        yield ServerSentEvent(raw_data="[DONE]")
