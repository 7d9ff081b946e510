"""Asking an application over HTTP without a network."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from starlette.applications import Starlette


class Asker:
    """Sends one request after another to an application."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
                return await client.request(method, path, **more)

        return asyncio.run(ask())

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.request("POST", path, **more)
