"""What was told of each step is packed; what was told to a player as to everybody is stored once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taisen.table.storage.packing import pack

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

steps = sa.table(
    "steps",
    sa.column("match_id", sa.String),
    sa.column("position", sa.Integer),
    sa.column("told_0", sa.LargeBinary),
    sa.column("told_1", sa.LargeBinary),
    sa.column("told_public", sa.LargeBinary),
)


def upgrade() -> None:
    """Pack the steps of one match after the other, so that no more than those are in memory."""
    connection = op.get_bind()
    change = (
        sa.update(steps)
        .where(steps.c.match_id == sa.bindparam("of"), steps.c.position == sa.bindparam("at"))
        .values(
            told_0=sa.bindparam("first"), told_1=sa.bindparam("second"), told_public=sa.bindparam("public")
        )
    )
    matches = connection.execute(sa.select(steps.c.match_id).distinct()).scalars().all()
    for match in matches:
        rows = connection.execute(sa.select(steps).where(steps.c.match_id == match)).all()
        packed = [
            {
                "of": match,
                "at": row.position,
                "first": b"" if row.told_0 == row.told_public else pack(row.told_0),
                "second": b"" if row.told_1 == row.told_public else pack(row.told_1),
                "public": pack(row.told_public),
            }
            for row in rows
        ]
        connection.execute(change, packed)
