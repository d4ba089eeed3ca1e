"""How fast `rapidocr`, with the same models of PP-OCRv6, reads pictures: a process a core, one thread each, as Recto's children work.

Beside `npm run bench -- extraction PICTURES` in the same hour, on a quiet machine, it says what a figure is worth on other processors.

    peers/bin/python bench/peers/speed.py PICTURES
"""

import logging
import statistics
import sys
import time
from multiprocessing import Pool

CORES = 2
ENGINE = None


def main(pictures: list[str]) -> None:
    with Pool(CORES, initializer=start) as pool:
        pool.map(read, pictures[: CORES * 2], chunksize=1)  # warm
        began = time.perf_counter()
        took = pool.map(read, pictures, chunksize=1)
        minutes = (time.perf_counter() - began) / 60
    print(f"rapidocr, {CORES} processes: {len(pictures) / minutes:.0f} a minute, p50 {statistics.median(took):.2f} s")


def start() -> None:
    global ENGINE
    logging.disable(logging.ERROR)  # they name documents
    from rapidocr import RapidOCR

    threads = {"EngineConfig.onnxruntime.intra_op_num_threads": 1, "EngineConfig.onnxruntime.inter_op_num_threads": 1}
    ENGINE = RapidOCR(params=threads)


def read(picture: str) -> float:
    began = time.perf_counter()
    ENGINE(picture)
    return time.perf_counter() - began


if __name__ == "__main__":
    main(sys.argv[1:])
